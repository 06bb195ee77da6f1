require('../run-group.cjs').runGroup(7);
