import '@atrium/ui/styles.css';
import './shared/host.css';
import { show } from './show';

show();
