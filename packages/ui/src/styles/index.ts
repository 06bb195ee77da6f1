// The order is that of the cascade: layers are declared first. The library's CSS is layered, the
// design's own CSS modules are not and therefore win.
import './layers.css';
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/tiptap/styles.layer.css';
import '@mantine/charts/styles.layer.css';
import './tokens.css';
import './base.css';
