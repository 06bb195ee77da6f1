import { Portal } from '@mantine/core';
import { useT } from '../i18n/index.ts';
import { richTextMessages } from './messages.ts';
import classes from './rich-text.module.css';
import type { MentionList } from './use-mention-list.ts';

interface MentionMenuProps {
  id: string;
  list: MentionList;
}

/** Returns the DOM id of a line, for `aria-activedescendant` of the editor. */
export function mentionOptionId(menuId: string, index: number): string {
  return `${menuId}-${index}`;
}

/** People to mention, below the `@`; the caret stays in the text and the arrow keys select. */
export function MentionMenu({ id, list }: MentionMenuProps) {
  const t = useT(richTextMessages);
  const { items, failed, active, place, choose } = list;
  return (
    <Portal>
      <div
        className={classes.menu}
        style={{ left: place?.left ?? 0, top: (place?.bottom ?? 0) + 4 }}
      >
        {items.length === 0 ? (
          <p className={classes.nobody} role="status">
            {t(failed ? 'failed' : 'nobody')}
          </p>
        ) : (
          <div id={id} role="listbox" aria-label={t('people')}>
            {items.map((item, index) => (
              <div
                key={item.id}
                id={mentionOptionId(id, index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={classes.menuItem}
                // A press would move the focus, and with it the caret, out of the text.
                onMouseDown={(event) => {
                  event.preventDefault();
                  choose(item);
                }}
              >
                {item.label}
              </div>
            ))}
          </div>
        )}
      </div>
    </Portal>
  );
}
