import '@muster/ui/styles';
import { makeStore, runStandalone } from '@muster/kit';
import { api } from './api.ts';
import { CandidatesRoutes } from './routes.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app');
await runStandalone(
  {
    name: 'mfe-candidates',
    App: CandidatesRoutes,
    makeStore: (platform) => makeStore(api, platform),
  },
  container,
);
