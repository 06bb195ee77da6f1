import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { RecordSkeleton } from './record-skeleton.tsx';
import classes from './page-skeleton.module.css';

export type PageSkeletonProps = {
  /** The layout that is coming. */
  variant: 'list' | 'record' | 'cards' | 'form';
};

const variants = {
  list: ListSkeleton,
  record: RecordSkeleton,
  cards: CardsSkeleton,
  form: FormSkeleton,
};

/** The first paint of a page in its final layout, without layout shift when the data arrives. */
export function PageSkeleton({ variant }: PageSkeletonProps) {
  const t = useT(uiMessages);
  const Body = variants[variant];
  return (
    <div
      className={`${classes.page} ${variant === 'record' ? classes.whole : ''}`}
      role="status"
      aria-busy
    >
      <VisuallyHidden>{t('feedback.loading')}</VisuallyHidden>
      <Body />
    </div>
  );
}

function ListSkeleton() {
  const widths = [180, 150, 210, 140, 190, 160, 200, 150, 170, 180];
  return (
    <>
      <div className={`${classes.head} ${classes.spread}`}>
        <Skeleton height={24} width={160} />
        <Skeleton height={32} width={128} />
      </div>
      <div className={classes.rows}>
        {widths.map((width, index) => (
          <div key={index} className={classes.row}>
            <Skeleton height={28} circle />
            <Skeleton height={12} width={width} />
            <Skeleton height={20} width={72} radius={4} ml="auto" />
          </div>
        ))}
      </div>
    </>
  );
}

function CardsSkeleton() {
  return (
    <>
      <div className={classes.head}>
        <Skeleton height={56} circle />
        <div>
          <Skeleton height={20} width={220} mb={8} />
          <Skeleton height={12} width={300} maw="60vw" />
        </div>
      </div>
      <Skeleton height={40} />
      <div className={classes.cards}>
        {[0, 1, 2, 3].map((card) => (
          <div key={card} className={classes.card}>
            <Skeleton height={14} width={120} />
            <Skeleton height={12} />
            <Skeleton height={12} width="80%" />
            <Skeleton height={12} width="60%" />
          </div>
        ))}
      </div>
    </>
  );
}

function FormSkeleton() {
  return (
    <>
      {[0, 1, 2, 3, 4].map((field) => (
        <div key={field} className={classes.field}>
          <Skeleton height={12} width={100} />
          <Skeleton height={36} />
        </div>
      ))}
    </>
  );
}
