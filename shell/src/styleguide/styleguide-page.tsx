import {
  Anchor,
  SegmentedControl,
  SkipLink,
  useColorScheme,
  type ColorSchemePreference,
} from '@muster/ui';
import { ButtonsSection } from './sections/buttons-section.tsx';
import { ColoursSection } from './sections/colours-section.tsx';
import { FeedbackSection } from './sections/feedback-section.tsx';
import { FormsSection } from './sections/forms-section.tsx';
import { FramesSection } from './sections/frames-section.tsx';
import { IconsSection } from './sections/icons-section.tsx';
import { OverlaysSection } from './sections/overlays-section.tsx';
import { PaletteSection } from './sections/palette-section.tsx';
import { RecordSection } from './sections/record-section.tsx';
import { StatesSection } from './sections/states-section.tsx';
import { TableSection } from './sections/table-section.tsx';
import { TypeSection } from './sections/type-section.tsx';
import { ValuesSection } from './sections/values-section.tsx';
import classes from './styleguide.module.css';

const contents = [
  ['colours', 'Colours'],
  ['type', 'Type'],
  ['icons', 'Icons'],
  ['states', 'States'],
  ['buttons', 'Buttons and menus'],
  ['values', 'People and values'],
  ['record', 'Records and pages'],
  ['table', 'Tables'],
  ['forms', 'Forms'],
  ['feedback', 'Feedback'],
  ['overlays', 'Overlays'],
  ['palette', 'Command palette'],
  ['frames', 'Frames'],
] as const;

const schemes: { value: ColorSchemePreference; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
];

/**
 * Every token, component and pattern in its states. The product uses no pattern that is missing
 * here.
 */
export function StyleguidePage() {
  const { preference, setPreference } = useColorScheme();
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.head}>
        <h1>Style guide</h1>
        <SegmentedControl
          aria-label="Colour scheme"
          data={schemes}
          value={preference}
          onChange={(value) => setPreference(value)}
        />
      </header>
      <div className={classes.body}>
        <nav className={classes.contents} aria-label="Contents">
          <ul>
            {contents.map(([id, label]) => (
              <li key={id}>
                <Anchor href={`#${id}`}>{label}</Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <main className={classes.sections} id="main">
          <ColoursSection />
          <TypeSection />
          <IconsSection />
          <StatesSection />
          <ButtonsSection />
          <ValuesSection />
          <RecordSection />
          <TableSection />
          <FormsSection />
          <FeedbackSection />
          <OverlaysSection />
          <PaletteSection />
          <FramesSection />
        </main>
      </div>
    </div>
  );
}
