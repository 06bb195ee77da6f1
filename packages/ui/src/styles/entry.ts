// What an entry page needs of `index.ts`, in the same order: from the component library, the parts
// that `entry/core.tsx` draws and its variables, which no provider writes there.
import './layers.css';
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import './theme.css';
import './tokens.css';
import './base.css';
// The design's own styles, in the order of the library: if two style one element, the later wins.
import '../feedback/loading-text.module.css';
import '../feedback/offline-banner.module.css';
import '../feedback/state-message.module.css';
import '../form/layout/form.module.css';
import '../layout/guest-frame.module.css';
import '../primitives/key-value-list.module.css';
import '../primitives/notice-bar.module.css';
import '../primitives/value.module.css';
import '../rich-text/rich-text.module.css';
import '../theme/controls.module.css';
import '../theme/inputs.module.css';
