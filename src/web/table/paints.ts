/** Gradients and textures of the table, by name. */
import { svg } from 'lit';

export const paints = svg`<defs>
  <linearGradient id="mahogany" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#6a3219" />
    <stop offset="0.45" stop-color="#4b2110" />
    <stop offset="1" stop-color="#331508" />
  </linearGradient>
  <filter id="wood-grain" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="0.09 0.006" numOctaves="4" seed="11" />
    <feColorMatrix values="0 0 0 0 0.09  0 0 0 0 0.03  0 0 0 0 0.01  0 0 0 1.5 -0.62" />
    <feComposite in2="SourceGraphic" operator="in" />
  </filter>
  <filter id="cloth-nap" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="4" />
    <feColorMatrix values="0 0 0 0 0  0 0 0 0 0.06  0 0 0 0 0.03  0 0 0 0.9 -0.3" />
    <feComposite in2="SourceGraphic" operator="in" />
  </filter>
  <radialGradient id="baize" cx="0.5" cy="0.46" r="0.72">
    <stop offset="0" stop-color="#2f7a4c" />
    <stop offset="0.55" stop-color="#226039" />
    <stop offset="1" stop-color="#123c24" />
  </radialGradient>
  <radialGradient id="lamplight" cx="0.5" cy="0.4" r="0.5">
    <stop offset="0" stop-color="#ffe9b0" stop-opacity="0.16" />
    <stop offset="1" stop-color="#ffe9b0" stop-opacity="0" />
  </radialGradient>
  <linearGradient id="cushion" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#1c5233" />
    <stop offset="1" stop-color="#17462b" />
  </linearGradient>
  <radialGradient id="cup" cx="0.5" cy="0.38" r="0.62">
    <stop offset="0" stop-color="#000" />
    <stop offset="0.75" stop-color="#050302" />
    <stop offset="1" stop-color="#24180d" />
  </radialGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#f3d78f" />
    <stop offset="0.5" stop-color="#c3943f" />
    <stop offset="1" stop-color="#8a6322" />
  </linearGradient>
  <linearGradient id="shadowed" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#050302" />
    <stop offset="1" stop-color="#1d0f07" />
  </linearGradient>
  <linearGradient id="felt-well" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#0b2a18" />
    <stop offset="1" stop-color="#164a2c" />
  </linearGradient>
</defs>`;

export const ballPaints = svg`<defs>
  <radialGradient id="white-ball" cx="0.38" cy="0.32" r="0.75">
    <stop offset="0" stop-color="#fffdf6" />
    <stop offset="0.55" stop-color="#f1e6cb" />
    <stop offset="1" stop-color="#b3a17a" />
  </radialGradient>
  <radialGradient id="red-ball" cx="0.38" cy="0.32" r="0.75">
    <stop offset="0" stop-color="#ff8d78" />
    <stop offset="0.45" stop-color="#cf2f22" />
    <stop offset="1" stop-color="#6d0f0c" />
  </radialGradient>
  <radialGradient id="ball-gloss" cx="0.36" cy="0.28" r="0.85">
    <stop offset="0" stop-color="#fff" stop-opacity="0.5" />
    <stop offset="0.22" stop-color="#fff" stop-opacity="0.1" />
    <stop offset="0.6" stop-color="#000" stop-opacity="0.04" />
    <stop offset="1" stop-color="#000" stop-opacity="0.5" />
  </radialGradient>
  <radialGradient id="black-peg" cx="0.4" cy="0.35" r="0.7">
    <stop offset="0" stop-color="#8d8478" />
    <stop offset="0.45" stop-color="#2b2521" />
    <stop offset="1" stop-color="#050403" />
  </radialGradient>
  <linearGradient id="bar-wood" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#d8a85c" />
    <stop offset="0.25" stop-color="#a8722f" />
    <stop offset="1" stop-color="#5f3813" />
  </linearGradient>
  <linearGradient id="lip-wood" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#7c3f20" />
    <stop offset="0.7" stop-color="#4b2110" />
    <stop offset="1" stop-color="#2a1107" />
  </linearGradient>
</defs>`;
