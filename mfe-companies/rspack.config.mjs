import { mfeConfig } from '@muster/build/rspack';

export default mfeConfig({ name: 'mfe-companies', dir: import.meta.dirname });
