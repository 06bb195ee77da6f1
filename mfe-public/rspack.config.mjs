import { mfeConfig } from '@muster/build/rspack';

export default mfeConfig({ name: 'mfe-public', dir: import.meta.dirname });
