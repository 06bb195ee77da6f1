import { avatarTints, families, tokens } from '@muster/ui';
import { Section } from '../section.tsx';
import { Specimen } from '../specimen.tsx';
import classes from '../styleguide.module.css';

const colourNames = Object.keys(tokens).filter((name) => name !== 'shadow');

/** Every colour token, the six families, the avatar tints. */
export function ColoursSection() {
  return (
    <Section
      id="colours"
      title="Colours"
      lead="Custom properties of both schemes. Every text pair is at least 4.5 : 1; a test calculates it."
    >
      <Specimen title="Tokens">
        <div className={classes.swatches}>
          {colourNames.map((name) => (
            <Swatch key={name} name={`--m-${name}`} />
          ))}
        </div>
      </Specimen>
      <Specimen title="State families: text, ground, dot">
        <div className={classes.swatches}>
          {families.flatMap((family) =>
            ['text', 'ground', 'dot'].map((part) => (
              <Swatch key={`${family}-${part}`} name={`--m-${family}-${part}`} />
            )),
          )}
        </div>
      </Specimen>
      <Specimen title="Avatar tints">
        <div className={classes.swatches}>
          {avatarTints.map((_tint, index) => (
            <Swatch key={index} name={`--m-avatar-${index}-ground`} />
          ))}
        </div>
      </Specimen>
    </Section>
  );
}

function Swatch({ name }: { name: string }) {
  return (
    <div className={classes.swatch}>
      <div className={classes.color} style={{ background: `var(${name})` }} />
      <div className={classes.value}>{name}</div>
    </div>
  );
}
