interface Budget {
  all: number;
  area: number;
}

export const firstVisitBudgets: { list: Budget; dashboard: Budget };
export const firstVisitFiles: number;
