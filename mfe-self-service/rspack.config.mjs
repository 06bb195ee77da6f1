import { mfeConfig } from '@muster/build/rspack';

export default mfeConfig({ name: 'mfe-self-service', dir: import.meta.dirname });
