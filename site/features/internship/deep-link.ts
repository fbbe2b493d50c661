import { openFromAddress } from '../../ui/fromAddress.ts'

openFromAddress('track')
