import './shared/host.css';
import '@atrium/ui/styles.css';
import { show } from './show';

show();
