import { mfeConfig } from '@muster/build/rspack';

export default mfeConfig({ name: 'mfe-candidates', dir: import.meta.dirname });
