import { Button, Group, IconButton, IconDots, Menu, Tooltip, useT } from '@muster/ui';
import { kitMessages } from '../messages/kit-messages.ts';

export interface TransitionButtonsProps<A extends string> {
  /** Actions that the server allows now; no others are shown. */
  allowedActions: readonly A[];
  /** The likely actions, the likeliest first: the first one that is allowed is filled. */
  primary: readonly A[];
  /** Verbs: "Reject candidate". An action without a label belongs to another screen. */
  labels: Readonly<Partial<Record<A, string>>>;
  /** Actions shown in the menu, in red. */
  destructive?: readonly A[];
  /** Why an allowed action cannot be done right now. */
  disabledReasons?: Readonly<Partial<Record<A, string>>>;
  /** The action in progress. */
  pending?: A | null;
  onAction: (action: A) => void;
}

/** The buttons of a stateful record, derived only from `allowedActions`. */
export function TransitionButtons<A extends string>(props: TransitionButtonsProps<A>) {
  const { allowedActions, primary, labels, destructive = [], onAction } = props;
  const t = useT(kitMessages);
  const shown = allowedActions.filter((action) => labels[action] !== undefined);
  const buttons = primary.filter((action) => shown.includes(action));
  const inMenu = shown.filter((action) => !buttons.includes(action));
  const calm = inMenu.filter((action) => !destructive.includes(action));
  const red = inMenu.filter((action) => destructive.includes(action));
  if (shown.length === 0) return null;

  const item = (action: A, color?: string) => (
    <Menu.Item
      key={action}
      color={color}
      disabled={props.disabledReasons?.[action] !== undefined}
      onClick={() => onAction(action)}
    >
      {labels[action]}
      {props.disabledReasons?.[action] && <div>{props.disabledReasons[action]}</div>}
    </Menu.Item>
  );
  return (
    <Group gap="xs" wrap="nowrap">
      {buttons.map((action, index) => (
        <ActionButton key={action} action={action} filled={index === 0} {...props} />
      ))}
      {inMenu.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton aria-label={t('actions.more')} variant="default">
              <IconDots size={16} />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            {calm.map((action) => item(action))}
            {calm.length > 0 && red.length > 0 && <Menu.Divider />}
            {red.map((action) => item(action, 'red'))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}

function ActionButton<A extends string>({
  action,
  filled,
  labels,
  disabledReasons,
  pending,
  onAction,
}: TransitionButtonsProps<A> & { action: A; filled: boolean }) {
  const reason = disabledReasons?.[action];
  // A disabled button gets no focus, so its reason would not be readable by keyboard.
  return (
    <Tooltip label={reason} disabled={!reason}>
      <Button
        variant={filled ? 'filled' : 'default'}
        data-disabled={reason !== undefined || undefined}
        aria-disabled={reason !== undefined || undefined}
        aria-description={reason}
        loading={pending === action}
        onClick={() => (reason === undefined && !pending ? onAction(action) : undefined)}
      >
        {labels[action]}
      </Button>
    </Tooltip>
  );
}
