import '@muster/ui/styles';
import { runStandalone } from '@muster/kit';
import { CompaniesRoutes } from './routes.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app');
await runStandalone({ name: 'mfe-companies', App: CompaniesRoutes }, container);
