import * as ui from '@muster/ui';
import type { IconComponent } from '@muster/ui';
import { Section } from '../section.tsx';
import { Specimen } from '../specimen.tsx';
import classes from '../styleguide.module.css';

const icons = Object.entries<unknown>(ui).filter(
  (entry): entry is [string, IconComponent] =>
    /^Icon[A-Z]/.test(entry[0]) && entry[0] !== 'IconButton',
);

/** Every icon that screens may use. */
export function IconsSection() {
  return (
    <Section
      id="icons"
      title="Icons"
      lead="18 px in navigation, 16 in buttons, 13–14 inline; stroke 1.7."
    >
      <Specimen title={`${icons.length} icons`}>
        <div className={classes.swatches}>
          {icons.map(([name, Icon]) => (
            <div key={name} className={classes.swatch}>
              <Icon size={18} aria-hidden />
              <div className={classes.value}>{name}</div>
            </div>
          ))}
        </div>
      </Specimen>
    </Section>
  );
}
