type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * What a query looks like without what it asks for: names of fields and operators stay, values
 * become `?`. It may be logged, and queries that differ in values alone look the same.
 */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shapes = value.map(shapeOf);
    return shapes.every((shape) => shape === '?') ? '?' : shapes;
  }
  if (!isPlain(value)) return '?';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

/** The order of a sort is no value: it is what an index has to give. */
const orderOf = (sort: unknown): unknown => (sort instanceof Map ? Object.fromEntries(sort) : sort);

/** The parts of a question that decide how it is answered. */
export function commandShape({ filter, pipeline, sort, limit }: Plain): Plain {
  return {
    ...(filter !== undefined && { filter: shapeOf(filter) }),
    ...(pipeline !== undefined && { pipeline: shapeOf(pipeline) }),
    ...(sort !== undefined && { sort: orderOf(sort) }),
    ...(limit !== undefined && { limit }),
  };
}

/** A plan in one line, outermost first: `SORT < FETCH < IXSCAN deletedAt_1_nameKey_1__id_1`. */
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
