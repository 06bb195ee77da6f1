import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconArrowRight, type IconComponent } from '../primitives/icons.ts';
import classes from './overlay.module.css';

export type Effect = { id: string; text: ReactNode; icon?: IconComponent };

/** "What will happen": the effects of a decision in plain sentences, before it is made. */
export function EffectList({ items, title }: { items: readonly Effect[]; title?: string }) {
  const t = useT(uiMessages);
  if (items.length === 0) return null;
  return (
    <section className={classes.effects}>
      <h3 className={classes.effectsTitle}>{title ?? t('record.effects')}</h3>
      <ul className={classes.effectList}>
        {items.map(({ id, text, icon: Icon = IconArrowRight }) => (
          <li key={id} className={classes.effect}>
            <Icon size={16} className={classes.effectIcon} aria-hidden />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
