import { Skeleton } from '@mantine/core';
import { CardColumns } from '../record/card-columns.tsx';
import { RecordLayout } from '../record/record-layout.tsx';
import classes from './record-skeleton.module.css';

/** A record before it is there, in its own frame: header, next step, tabs, two columns, rail. */
export function RecordSkeleton() {
  return (
    <div className={classes.frame} aria-hidden>
      <RecordLayout
        header={
          <div className={classes.header}>
            <Skeleton height={12} width={160} my={6} />
            <div className={classes.who}>
              <Skeleton height={56} circle />
              <div>
                <Skeleton height={20} width={220} mb={8} />
                <Skeleton height={12} width={300} maw="60vw" />
              </div>
            </div>
            <Skeleton height={40} radius={8} />
          </div>
        }
        tabs={
          <div className={classes.tabs}>
            {[56, 48, 64].map((width) => (
              <Skeleton key={width} height={12} width={width} />
            ))}
          </div>
        }
        main={
          <CardColumns
            left={[7, 3].map((lines) => (
              <CardSkeleton key={lines} lines={lines} />
            ))}
            right={[8, 4].map((lines) => (
              <CardSkeleton key={lines} lines={lines} />
            ))}
          />
        }
        rail={
          <div className={classes.rail}>
            <Lines count={9} />
          </div>
        }
      />
    </div>
  );
}

function CardSkeleton({ lines }: { lines: number }) {
  return (
    <div className={classes.card}>
      <Lines count={lines} />
    </div>
  );
}

const widths = ['35%', '90%', '70%', '80%', '60%'];

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_x, line) => (
    <Skeleton key={line} height={12} width={widths[line % widths.length]} />
  ));
}
