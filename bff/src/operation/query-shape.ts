type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns the shape of a query without its values: names of fields and operators stay, values
 * become `?`. It may be logged, and queries that differ only in values have the same shape.
 */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shapes = value.map(shapeOf);
    return shapes.every((shape) => shape === '?') ? '?' : shapes;
  }
  if (!isPlain(value)) return '?';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

/** The sort order is kept: an index has to provide it. */
const orderOf = (sort: unknown): unknown => (sort instanceof Map ? Object.fromEntries(sort) : sort);

/** Returns the parts of a command that decide how it is executed. */
export function commandShape({ filter, pipeline, sort, limit }: Plain): Plain {
  return {
    ...(filter !== undefined && { filter: shapeOf(filter) }),
    ...(pipeline !== undefined && { pipeline: shapeOf(pipeline) }),
    ...(sort !== undefined && { sort: orderOf(sort) }),
    ...(limit !== undefined && { limit }),
  };
}

/**
 * Returns a plan as one line, outermost stage first: `SORT < FETCH < IXSCAN
 * deletedAt_1_nameKey_1__id_1`.
 */
export function planLine(explained: unknown): string | null {
  const plan = winningPlan(explained);
  return plan ? stagesOf(plan).join(' < ') : null;
}

function winningPlan(explained: unknown): Plain | null {
  if (Array.isArray(explained))
    return explained.map(winningPlan).find((plan) => plan !== null) ?? null;
  if (!isPlain(explained)) return null;
  const { winningPlan: plan } = explained;
  if (isPlain(plan)) return plan;
  return (
    Object.values(explained)
      .map(winningPlan)
      .find((found) => found !== null) ?? null
  );
}

function stagesOf(plan: Plain): string[] {
  const { stage, indexName, inputStage, inputStages } = plan;
  const own = [stage, indexName].filter((part) => typeof part === 'string').join(' ');
  const beneath = Array.isArray(inputStages)
    ? [
        `(${inputStages
          .filter(isPlain)
          .map((inner) => stagesOf(inner).join(' < '))
          .join(' | ')})`,
      ]
    : isPlain(inputStage)
      ? stagesOf(inputStage)
      : [];
  return [own, ...beneath].filter(Boolean);
}
