import { shellConfig } from '@muster/build/rspack';

export default shellConfig({ name: 'shell', dir: import.meta.dirname });
