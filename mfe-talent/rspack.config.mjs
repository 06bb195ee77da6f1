import { mfeConfig } from '@muster/build/rspack';

export default mfeConfig({ name: 'mfe-talent', dir: import.meta.dirname });
