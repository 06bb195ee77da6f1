import '@muster/ui/styles';
import { runStandalone } from '@muster/kit';
import { JobsRoutes } from './routes.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app');
await runStandalone({ name: 'mfe-jobs', App: JobsRoutes }, container);
