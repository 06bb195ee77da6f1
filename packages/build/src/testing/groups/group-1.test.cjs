require('../run-group.cjs').runGroup(1);
