import { mfeConfig } from '@muster/build/rspack';

export default mfeConfig({ name: 'mfe-team', dir: import.meta.dirname });
