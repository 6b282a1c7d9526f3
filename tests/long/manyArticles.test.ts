import { testSearchOf } from '#tests/support/searchOfArticles.ts'

testSearchOf(10_000)
