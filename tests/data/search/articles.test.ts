import { testSearchOf } from '#tests/support/searchOfArticles.ts'

testSearchOf(1_000)
