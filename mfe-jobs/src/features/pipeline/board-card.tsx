import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import type { BoardCard as Card } from '@muster/contracts';
import {
  Avatar,
  Checkbox,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconEye,
  IconHourglass,
  IconPlayerPause,
  IconSend,
  IconUserX,
  Money,
  Tooltip,
} from '@muster/ui';
import classes from './board-card.module.css';
import { clockOf, type Clock } from './card-clock.ts';
import { usePipelineMessages } from './messages.ts';

/** Card actions; stable functions for the board's lifetime. */
export interface CardActs {
  open: (card: Card) => void;
  select: (id: string) => void;
  keyDown: (card: Card, event: KeyboardEvent<HTMLElement>) => void;
  blur: (card: Card) => void;
}

/** Id of the element that describes the keys for moving a card; once per board. */
export const cardKeysId = 'pipeline-card-keys';

interface BoardCardProps {
  card: Card;
  acts: CardActs;
  now: number;
  selected: boolean;
  /** Its place stays visible while it is carried elsewhere. */
  carried: boolean;
  /** Whether another user moved it here a moment ago. */
  arrived: boolean;
}

/** Candidate on the board in three lines: name and score, skill and place, clock and owner. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { card, acts, now, selected, carried, arrived } = props;
  const t = usePipelineMessages();
  const element = useRef<HTMLDivElement>(null);
  const { id, candidate, score, owner, status } = card;
  const isFixed = status !== 'active';

  useEffect(() => {
    const source = element.current;
    if (!source || isFixed) return undefined;
    return draggable({
      element: source,
      getInitialData: () => ({ cardId: id }),
      onGenerateDragPreview: ({ nativeSetDragImage, location }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => grip(source, location.current.input),
          render: ({ container }) => {
            const preview = source.cloneNode(true) as HTMLElement;
            preview.classList.add(classes.preview ?? '');
            preview.style.width = `${source.offsetWidth}px`;
            container.append(preview);
          },
        }),
    });
  }, [id, isFixed]);

  const clock = clockOf(card, now, t);
  return (
    <div
      ref={element}
      className={classes.card}
      data-card={id}
      data-carried={carried || undefined}
      data-arrived={arrived || undefined}
      data-fixed={isFixed || undefined}
      data-selected={selected || undefined}
    >
      <div
        className={classes.main}
        role="button"
        tabIndex={0}
        aria-label={labelOf(card, clock)}
        aria-describedby={isFixed ? undefined : cardKeysId}
        onClick={() => acts.open(card)}
        onKeyDown={(event) => acts.keyDown(card, event)}
        onBlur={() => acts.blur(card)}
      >
        <span className={classes.line}>
          <span className={classes.name}>{candidate.name}</span>
          {score !== null && (
            <span className={classes.score} data-high={score >= 85 || undefined}>
              {score}
            </span>
          )}
        </span>
        <span className={classes.craft}>{craftOf(card, t)}</span>
        <span className={classes.line}>
          <CardClock clock={clock} />
          <span className={classes.signs}>
            {card.billRate && (
              <span className={classes.rate}>
                <Money value={card.billRate} />
              </span>
            )}
            <Signs card={card} />
            {owner && !isFixed && (
              <Tooltip label={owner.name}>
                <span>
                  <Avatar name={owner.name} src={owner.photo} size={18} />
                </span>
              </Tooltip>
            )}
          </span>
        </span>
      </div>
      {!isFixed && (
        <Checkbox
          className={classes.tick}
          size="xs"
          checked={selected}
          aria-label={t('card.select', { name: candidate.name })}
          onChange={() => acts.select(id)}
        />
      )}
    </div>
  );
});

/** Returns where on the card the pointer grabbed it. */
function grip(source: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top } = source.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

type Translate = ReturnType<typeof usePipelineMessages>;

/** `Go, 5 y · Tbilisi` */
function craftOf({ candidate }: Card, t: Translate): string {
  const { skill, headline, yearsExperience, city, country } = candidate;
  const craft = [
    skill ?? headline,
    yearsExperience !== null && t('card.years', { count: yearsExperience }),
  ].filter(Boolean);
  return [craft.join(', '), city ?? country].filter(Boolean).join(' · ');
}

const labelOf = ({ candidate, score }: Card, clock: Clock): string =>
  [candidate.name, score, clock.text].filter((part) => part !== null).join(', ');

const clockIcons = {
  calm: IconClock,
  due: IconClock,
  late: IconClock,
  held: IconPlayerPause,
  over: IconCheck,
} as const;

function CardClock({ clock: { text, tone } }: { clock: Clock }) {
  const Icon = clockIcons[tone];
  return (
    <span className={classes.clock} data-tone={tone}>
      <Icon size={14} aria-hidden />
      <span className={classes.clockText}>{text}</span>
    </span>
  );
}

/** Flags shown only while the candidate is being prepared for the client. */
const early: ReadonlySet<string> = new Set(['not_vetted', 'no_consent']);

/** Icons for important facts, each with a text on hover and focus. */
function Signs({ card }: { card: Card }) {
  const t = usePipelineMessages();
  const shown = card.flags.filter(
    (flag) => !early.has(flag) || card.stage.kind === 'internal_review',
  );
  const words = shown.map((flag) => t(`card.flags.${flag}`)).join(', ');
  const isBarred = card.flags.includes('excluded') || card.flags.includes('do_not_contact');
  return (
    <>
      {card.attempt > 1 && (
        <Sign icon={IconHourglass} label={t('card.again', { count: card.attempt })} />
      )}
      {card.interest === 'asked' && <Sign icon={IconSend} label={t('card.asked')} />}
      {card.clientHasSeen && <Sign icon={IconEye} label={t('card.seen')} />}
      {shown.length > 0 && !card.exit && (
        <Sign
          icon={isBarred ? IconUserX : IconAlertTriangle}
          tone={isBarred ? 'barred' : 'warning'}
          label={t('card.flagsLabel', { flags: words })}
        />
      )}
    </>
  );
}

interface SignProps {
  icon: typeof IconEye;
  label: string;
  tone?: 'quiet' | 'warning' | 'barred';
}

function Sign({ icon: Icon, label, tone = 'quiet' }: SignProps) {
  return (
    <Tooltip label={label}>
      <span className={classes.sign} data-tone={tone} role="img" aria-label={label}>
        <Icon size={14} aria-hidden />
      </span>
    </Tooltip>
  );
}
