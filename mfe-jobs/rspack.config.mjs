import { mfeConfig } from '@muster/build/rspack';

export default mfeConfig({ name: 'mfe-jobs', dir: import.meta.dirname });
