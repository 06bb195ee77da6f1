// What stores are made of: all that RTK Query takes, and slices and reducers of a remote's own. Left out
// are adapters, listeners and middleware that nothing uses. Another name is added here first: what a
// built shell lacks, a remote would find undefined.
export {
  SHOULD_AUTOBATCH,
  combineReducers,
  combineSlices,
  configureStore,
  createAction,
  createAsyncThunk,
  createNextState,
  createReducer,
  createSelector,
  createSlice,
  formatProdErrorMessage,
  isAction,
  isAllOf,
  isAnyOf,
  isAsyncThunkAction,
  isFulfilled,
  isPending,
  isPlainObject,
  isRejected,
  isRejectedWithValue,
  nanoid,
  prepareAutoBatched,
} from 'whole-redux-toolkit';
