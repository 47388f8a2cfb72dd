import './stage.css';
import './parts.css';
import './play.css';
import './scenes.css';
import './panel.css';
import './small.css';
