import { useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconChevronRight } from '../primitives/icons.ts';
import { MarkedText } from './marked-text.tsx';
import type { CommandPaletteProps, PaletteGroup, PaletteOption } from './palette.types.ts';
import type { PaletteChoice } from './use-palette-choice.ts';
import classes from './palette.module.css';

/** Returns the DOM id of a line, for `aria-activedescendant`. */
export const optionDomId = (listId: string, optionId: string): string => `${listId}-${optionId}`;

type Handlers = {
  onRun: CommandPaletteProps['onRun'];
  onMore: CommandPaletteProps['onMore'] | undefined;
};

type PaletteListProps = Pick<CommandPaletteProps, 'groups' | 'label'> &
  Handlers & {
    id: string;
    choice: PaletteChoice;
  };

/** The groups and their lines; keeps the selected line visible. */
export function PaletteList({ id, groups, label, choice, ...rest }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = choice.active?.id;
  useEffect(() => {
    const line = list.current?.querySelector('[aria-selected="true"]');
    const isFirst = line === list.current?.querySelector('[role="option"]');
    // With the first line, its heading is scrolled into view as well.
    if (isFirst && list.current) list.current.scrollTop = 0;
    else line?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={classes.list}>
      {groups.map((group) => (
        <Group key={group.id} group={group} listId={id} choice={choice} {...rest} />
      ))}
    </div>
  );
}

type GroupProps = Handlers & {
  group: PaletteGroup;
  listId: string;
  choice: PaletteChoice;
};

function Group({ group, listId, choice, onRun, onMore }: GroupProps) {
  const headingId = useId();
  if (group.options.length === 0) return null;
  return (
    <div role="group" aria-labelledby={headingId} className={classes.group}>
      <div id={headingId} className={classes.heading}>
        {group.label}
      </div>
      {group.options.map((option) => (
        <Line
          key={option.id}
          domId={optionDomId(listId, option.id)}
          option={option}
          selected={option.id === choice.active?.id}
          onApproach={() => choice.choose(option)}
          onRun={() => onRun(option)}
          onMore={option.more && onMore ? () => onMore(option) : undefined}
        />
      ))}
    </div>
  );
}

type LineProps = {
  domId: string;
  option: PaletteOption;
  selected: boolean;
  onApproach: () => void;
  onRun: () => void;
  onMore: (() => void) | undefined;
};

function Line({ domId, option, selected, onApproach, onRun, onMore }: LineProps) {
  const t = useT(uiMessages);
  const { label, marks, sign, detail, passage, lead, badge } = option;
  return (
    // The field handles the keys: the focus never leaves it.
    <div
      id={domId}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={classes.line}
      // On move, not on enter: a list that scrolls under a resting pointer selects nothing.
      onPointerMove={selected ? undefined : onApproach}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
      // Assistive technology may put the focus on the option itself.
      onKeyDown={(event) => {
        if (event.key === 'Enter') onRun();
      }}
    >
      <span className={classes.lead} aria-hidden>
        {lead}
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          <span className={classes.label}>
            <MarkedText text={label} marks={marks} />
          </span>
          {sign && <span className={classes.sign}>{sign}</span>}
        </span>
        {detail && <span className={classes.detail}>{detail}</span>}
        {passage && (
          <span className={classes.passage}>
            <MarkedText text={passage.text} marks={passage.marks} />
          </span>
        )}
      </span>
      {badge}
      {onMore && (
        <span
          className={classes.more}
          aria-hidden
          title={t('palette.more')}
          onClick={(event) => {
            event.stopPropagation();
            onMore();
          }}
        >
          <IconChevronRight size={16} />
        </span>
      )}
    </div>
  );
}
