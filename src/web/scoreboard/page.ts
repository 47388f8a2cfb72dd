import '../theme.css';
import { openLive, post } from '../live.ts';
import { mountScoreboard } from './mount.ts';

mountScoreboard(document.body, { live: openLive(), post, keyboard: true });
