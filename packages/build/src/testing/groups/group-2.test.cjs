require('../run-group.cjs').runGroup(2);
