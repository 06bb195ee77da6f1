import '@muster/ui/styles/entry';
import { startEntryPage } from '@muster/kit/entry';
import { EntryPage } from './entry-page.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app');

startEntryPage(EntryPage, container);
