import '@muster/ui/styles';
import { runStandalone } from '@muster/kit';
import { TeamRoutes } from './routes.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app');
await runStandalone({ name: 'mfe-team', App: TeamRoutes }, container);
