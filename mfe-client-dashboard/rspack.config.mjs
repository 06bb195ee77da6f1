import { mfeConfig } from '@muster/build/rspack';

export default mfeConfig({ name: 'mfe-client-dashboard', dir: import.meta.dirname });
