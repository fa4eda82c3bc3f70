import { start } from './app/start-up/start.tsx';

void start();
