import { CloseButton, Loader, Modal, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { useReturnFocus } from '../overlay/use-return-focus.ts';
import { useTopmost } from '../overlay/use-topmost.ts';
import overlay from '../overlay/overlay.module.css';
import { IconChevronLeft, IconSearch } from '../primitives/icons.ts';
import type { CommandPaletteProps } from './palette.types.ts';
import { PaletteFooter } from './palette-footer.tsx';
import { optionDomId, PaletteList } from './palette-list.tsx';
import { usePaletteKeys } from './use-palette-keys.ts';
import { usePaletteChoice } from './use-palette-choice.ts';
import classes from './palette.module.css';

/** The palette itself, in a separate chunk; see `CommandPalette`. */
export function PaletteDialog(props: CommandPaletteProps) {
  const { label, placeholder, query, groups, busy = false, scope, onBack } = props;
  const t = useT(uiMessages);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const choice = usePaletteChoice(props);
  const onKeyDown = usePaletteKeys(props, choice);
  useReturnFocus(true);
  // A button of the notice may disappear when pressed, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, [props.notice]);
  const leave = useTopmost(true, props.onClose);
  const { active } = choice;
  return (
    <Modal.Root
      opened
      onClose={leave}
      // Within a scope Esc goes back one step, which the field handles.
      closeOnEscape={!onBack}
      size={640}
      padding={0}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      classNames={{
        inner: `${overlay.inner} ${classes.inner}`,
        content: `${overlay.content} ${classes.content}`,
      }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={label} data-command-palette>
        <div className={classes.head}>
          {busy ? <Loader size={16} aria-hidden /> : <IconSearch size={18} aria-hidden />}
          {scope && (
            <UnstyledButton
              className={classes.scope}
              aria-label={t('palette.backFrom', { name: scope.label })}
              onClick={() => {
                onBack?.();
                field.current?.focus();
              }}
            >
              <IconChevronLeft size={14} aria-hidden />
              {scope.lead}
              <span className={classes.scopeName} id={`${listId}-scope`}>
                {scope.label}
              </span>
            </UnstyledButton>
          )}
          <input
            ref={field}
            className={classes.field}
            data-autofocus
            role="combobox"
            aria-label={label}
            aria-describedby={scope && `${listId}-scope`}
            aria-autocomplete="list"
            aria-expanded={active !== undefined}
            aria-controls={active && listId}
            aria-activedescendant={active && optionDomId(listId, active.id)}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={placeholder}
            value={query}
            onChange={(event) => choice.type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <CloseButton aria-label={t('action.close')} className={classes.close} onClick={leave} />
        </div>
        <div className={classes.body}>
          {props.empty && <div className={classes.empty}>{props.empty}</div>}
          {active && (
            <PaletteList
              id={listId}
              label={label}
              groups={groups}
              choice={choice}
              onRun={props.onRun}
              onMore={props.onMore}
            />
          )}
          {props.notice}
        </div>
        <PaletteFooter more={Boolean(active?.more)} back={Boolean(onBack)} />
        <VisuallyHidden role="status">{props.status}</VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  );
}
