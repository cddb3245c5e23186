import InsigniaCommand

InsigniaCommand.runProgram()
