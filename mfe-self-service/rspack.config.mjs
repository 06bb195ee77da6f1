import { mfeConfig } from '@muster/build/rspack';

export default mfeConfig({
  name: 'mfe-self-service',
  dir: import.meta.dirname,
  entryPage: {
    addresses: ['/application-process'],
    next: 'src/features/applying/application-page.tsx',
  },
});
